print("armature")
